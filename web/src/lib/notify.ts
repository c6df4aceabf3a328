/** Telling a player that it is their turn: a browser notification here, Web Push when the page is closed. */
import { api } from './api';

export function notifyTurn(title: string, body: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const notification = new Notification(title, { body, tag: location.pathname, icon: '/icon.svg' });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

/** Ask for leave to remind, and subscribe to Web Push where there is one. */
export async function allowReminders(): Promise<boolean> {
  if (!('Notification' in window) || (await Notification.requestPermission()) !== 'granted') return false;
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return true;
  const worker = await navigator.serviceWorker.register('/sw.js');
  const { key } = await api.pushKey();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await api.push(subscription);
  return true;
}

// Shows a reminder that arrives while no page is open, and opens its table when touched.
const TITLES = { en: 'Your turn', ko: '당신의 차례입니다' };

self.addEventListener('push', (event) => {
  const { table, game } = event.data.json();
  const title = TITLES[self.navigator.language.slice(0, 2)] ?? TITLES.en;
  event.waitUntil(
    self.registration.showNotification(title, { body: game, tag: table, icon: '/icon.svg', data: { table } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(`/table/${event.notification.data.table}`));
});

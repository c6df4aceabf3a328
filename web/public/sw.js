// Shows a reminder that arrives while no page is open, and opens its table when touched.
const TITLES = { en: 'Your turn', ko: '진행할 차례입니다' };

self.addEventListener('push', (event) => {
  const { table, name, language } = event.data.json();
  const title = TITLES[language] ?? TITLES.en;
  event.waitUntil(
    self.registration.showNotification(title, { body: name, tag: table, icon: '/icon.svg', data: { table } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(`/table/${event.notification.data.table}`));
});

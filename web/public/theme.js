// Theme and language are set before the first paint, so that nothing flashes.
document.documentElement.dataset.theme =
  localStorage.getItem('theme') ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
document.documentElement.lang =
  localStorage.getItem('language') ??
  navigator.languages.map((language) => language.slice(0, 2)).find((language) => language === 'en' || language === 'ko') ??
  'en';

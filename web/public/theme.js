// Before the first paint, so that a chosen theme never flashes the other one.
try {
  const { theme } = JSON.parse(localStorage.getItem('fifteen-two') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}

// Before the first paint, so that chosen colours and letters never flash as others.
try {
  const { theme, twoColours, text } = JSON.parse(localStorage.getItem('fifteen-two') ?? '{}');
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (twoColours === true) dataset.deck = 'two';
  if (text === 'large') dataset.text = 'large';
} catch {}

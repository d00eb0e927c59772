import { expect, test } from './table.js';

interface Voice {
  readonly name: string;
  readonly lang: string;
  readonly localService: boolean;
}

// Simulates a device with these voices, which arrive only after a while. Records the spoken texts.
const give = (voices: readonly Voice[]) => {
  const said: string[] = [];
  const target = new EventTarget();
  let known: readonly Voice[] = [];
  const speech = Object.assign(target, {
    getVoices: () => known,
    cancel: () => said.push('silence'),
    speak: ({ text, voice }: SpeechSynthesisUtterance) => said.push(`${voice?.name}: ${text}`),
  });
  Object.defineProperty(globalThis, 'speechSynthesis', { value: speech, configurable: true });
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', {
    value: class {
      voice: Voice | null = null;
      lang = '';
      constructor(readonly text: string) {}
    },
  });
  Object.assign(globalThis, { said });
  setTimeout(() => {
    known = voices;
    target.dispatchEvent(new Event('voiceschanged'));
  }, 300);
};

const far = { name: 'Far', lang: 'en-US', localService: false };
const french = { name: 'Marie', lang: 'fr-CA', localService: true };
const near = { name: 'Near', lang: 'en-GB', localService: true };

test('the count is said aloud by a voice of the device, as often as it is asked', async ({ page, table }) => {
  await page.addInitScript(give, [far, french, near]);
  await table.open('#v1/count/4S5H5D6C-JD');
  await table.press('Hear it');
  const words = (await table.spoken.textContent())?.trim() ?? '';
  await table.press('Hear it');
  const said = (await page.evaluate('globalThis.said')) as string[];
  const once = ['silence', `Near: ${words.replace(/[“”]/g, '')}`];
  expect(said.map((line) => line.replace(/[“”]/g, ''))).toEqual([...once, ...once]);
});

test('a device whose voices are elsewhere, or of another language, offers to say nothing', async ({ page, table }) => {
  await page.addInitScript(give, [far, french]);
  await table.open('#v1/count/4S5H5D6C-JD');
  await expect(table.button('Share')).toBeVisible();
  await page.waitForTimeout(600);
  await expect(table.button('Hear it')).toHaveCount(0);
});

// Starts the app in the page.

import '#src/styles/layers.css';
import '@fontsource-variable/quicksand';
import '#default-theme/theme.css';
import '#src/styles/reset.css';
import '#src/styles/card.css';
import '#src/styles/layout.css';
import '#src/styles/text.css';
import '#src/styles/button.css';
import '#src/styles/field.css';
import '#src/styles/page.css';
import '#src/styles/utilities.css';
import { createRoot } from 'react-dom/client';
import { CLEAN_UP_MS, cleanedAddress, visitSettings } from '#src/app/address.ts';
import { App } from '#src/app/App.tsx';
import { watchForUpgrade } from '#src/app/freshness.ts';
import { startServices } from '#src/app/services.ts';
import { LANGUAGES, startI18n } from '#src/i18n/i18n.ts';
import { pickLanguage } from '#src/i18n/languages.ts';
import { applySettings } from '#src/app/applySettings.ts';
import { wearTheme } from '#src/theme/themes.ts';

async function start(): Promise<void> {
  const services = startServices(visitSettings(location.search, LANGUAGES));
  watchForUpgrade(() => services.kv.lasting(''));
  const wished = () =>
    pickLanguage([services.settings.getState().language, ...navigator.languages], LANGUAGES);
  const [i18n] = await Promise.all([startI18n(wished()), wearTheme(services.settings.getState().theme)]);
  applySettings(services.settings, (language) => void i18n.changeLanguage(language), wished);
  const root = document.getElementById('app');
  if (!root) throw new Error('index.html has no #app');
  createRoot(root).render(<App services={services} />);
  setTimeout(() => {
    const cleaned = cleanedAddress(location.href);
    if (cleaned !== null) history.replaceState(history.state, '', cleaned);
  }, CLEAN_UP_MS);
}

void start();

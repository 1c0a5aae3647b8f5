import '#src/ui/styles/layers.css';
import '@fontsource-variable/quicksand';
import '#default-theme/tokens.json?sheet';
import '#src/ui/styles/reset.css';
import '#src/ui/styles/card.css';
import '#src/ui/styles/text.css';
import '#src/ui/styles/button.css';
import '#src/ui/styles/field.css';
import '#src/ui/styles/compose.css';
import '#src/ui/styles/page.css';
import '#src/ui/styles/utilities.css';
import { createRoot } from 'react-dom/client';
import { CLEAN_UP_MS, withoutOneTimeParams, settingsFromUrl } from '#src/platform/address.ts';
import { App } from '#src/app/App.tsx';
import '#src/app/wiring.ts';
import { watchForUpgrade } from '#src/platform/upgradeCheck.ts';
import { startServices } from '#src/platform/services.ts';
import { LANGUAGES, startI18n } from '#src/platform/i18n/i18n.ts';
import { pickLanguage } from '#src/platform/i18n/languages.ts';
import { applySettings } from '#src/platform/applySettings.ts';
import { changeTheme, DEFAULT_THEME } from '#src/platform/theme/themes.ts';

async function start(): Promise<void> {
  const services = startServices(settingsFromUrl(location.search, LANGUAGES));
  watchForUpgrade(() => services.kv.isPersisted(''));
  const wished = () =>
    pickLanguage([services.settings.getState().language, ...navigator.languages], LANGUAGES);
  const [i18n] = await Promise.all([
    startI18n(wished()),
    changeTheme({ page: services.settings.getState().theme ?? DEFAULT_THEME }),
  ]);
  applySettings(services.settings, (language) => void i18n.changeLanguage(language), wished);
  const root = document.getElementById('app');
  if (!root) throw new Error('index.html has no #app');
  createRoot(root).render(<App services={services} />);
  void import('#src/platform/fonts/scripts.ts').then(({ watchScripts }) => watchScripts(document.body));
  setTimeout(() => {
    const cleaned = withoutOneTimeParams(location.href);
    if (cleaned !== null) history.replaceState(history.state, '', cleaned);
  }, CLEAN_UP_MS);
}

void start();

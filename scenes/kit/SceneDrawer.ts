import { canvasText, type Words } from '#scenes/message.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

/**
 * Base for drawing into display objects with the scene's ports; one that is a display object itself is a
 * `Widget`.
 */
export abstract class SceneDrawer {
  protected readonly ports: ScenePorts;

  constructor(ports: ScenePorts) {
    this.ports = ports;
  }

  protected get tokens(): ThemeTokens {
    return this.ports.theme.tokens;
  }

  protected say(words: Words): string {
    return canvasText(this.ports.strings, words);
  }
}

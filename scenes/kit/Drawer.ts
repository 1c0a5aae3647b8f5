// What draws with the ports of its scene.

import { drawn, type Words } from '#scenes/message.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

/** It draws into display objects; one that is a display object itself is a `Widget`. */
export abstract class Drawer {
  protected readonly ports: ScenePorts;

  constructor(ports: ScenePorts) {
    this.ports = ports;
  }

  protected get tokens(): ThemeTokens {
    return this.ports.theme.tokens;
  }

  protected say(words: Words): string {
    return drawn(this.ports.strings, words);
  }
}

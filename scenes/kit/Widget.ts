// Base of composite display objects, with the ports of their scene: parts are fields, from back to front.

import { Container, type ContainerOptions, type Text } from 'pixi.js';
import { makeText, type TextLook } from '#scenes/kit/text.ts';
import { canvasText, type Words } from '#scenes/message.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

export abstract class Widget extends Container {
  protected readonly ports: ScenePorts;

  constructor(ports: ScenePorts, options?: ContainerOptions) {
    super(options);
    this.ports = ports;
  }

  protected get tokens(): ThemeTokens {
    return this.ports.theme.tokens;
  }

  /** Adds a part in front of all others so far. */
  protected add<Thing extends Container>(thing: Thing, label: string): Thing {
    thing.label = label;
    return this.addChild(thing);
  }

  /** Adds an empty text in front of all other parts so far. */
  protected text(look: TextLook): Text {
    return this.addChild(makeText(this.tokens, look));
  }

  protected say(words: Words): string {
    return canvasText(this.ports.strings, words);
  }
}

// A screen of its own size, shown as large as there is room for it.

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';

export interface ScaledScreenProps {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Which device it is the screen of. */
  readonly look: string;
  readonly children: ReactNode;
}

export function ScaledScreen({ width, height, look, children }: ScaledScreenProps): ReactNode {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.3);
  useEffect(() => {
    const element = room.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const fit = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0) setScale(Math.min(1, clientWidth / width, clientHeight / height));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height]);
  return (
    <div ref={room} className="scaled-room flex items-start">
      <div
        className="scaled rigid"
        data-look={look}
        style={
          {
            '--scale': scale,
            width: Math.round(width * scale),
            height: Math.round(height * scale),
          } as CSSProperties
        }
      >
        <div className="scaled-screen" style={{ width, height, transform: `scale(${scale})` }}>
          {children}
        </div>
      </div>
    </div>
  );
}

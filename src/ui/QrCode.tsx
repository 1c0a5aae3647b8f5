import { lazyPart } from '#src/ui/lazyPart.tsx';
import '#src/ui/qrCode.css';

/** Loads what draws it when it is first shown; where that fails, the address beside it leads to the same page. */
export const QrCode = lazyPart(
  async () => (await import('#src/ui/QrDrawing.tsx')).QrDrawing,
  () => null,
  <svg className="qr rigid" viewBox="0 0 1 1" aria-hidden="true" />,
);

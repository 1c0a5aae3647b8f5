// A picture that needs no network.

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="420" viewBox="0 0 640 420"><rect width="640" height="420" fill="#7cd0f5"/><circle cx="470" cy="120" r="58" fill="#ff7f5c"/><path d="M0 420 180 150l110 150 90-110 260 230z" fill="#193f4f"/><path d="M180 150l48 66-34 22-30-26-26 30z" fill="#fff9ef"/></svg>';

export const pictureUrl = `data:image/svg+xml,${encodeURIComponent(svg)}`;

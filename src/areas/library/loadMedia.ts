// Media of quizzes, loaded from this server.

/** Resolves with null if the server has no such file. */
export type LoadMedia = (address: string) => Promise<Blob | null>;

export const loadMedia: LoadMedia = async (address) => {
  const response = await fetch(address);
  // For a missing file, the server may respond with the app's page.
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return response.ok && !isPage ? response.blob() : null;
};

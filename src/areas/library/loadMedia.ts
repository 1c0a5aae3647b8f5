// What lies on this server at an address of a quiz.

/** null where the server has no such file. */
export type LoadMedia = (address: string) => Promise<Blob | null>;

export const loadMedia: LoadMedia = async (address) => {
  const response = await fetch(address);
  // What is not there can be answered with the app itself.
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return response.ok && !isPage ? response.blob() : null;
};

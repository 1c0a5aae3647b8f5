/** Name of a picture where it can't be seen: the author's description, or else its file name. */
export function mediaLabel({ url, alt }: { readonly url: string; readonly alt?: string }): string {
  const said = alt?.trim() ?? '';
  return said === '' ? (url.split('/').at(-1) ?? '') : said;
}

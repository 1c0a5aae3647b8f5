/** What a picture is called where it can't be seen: as its author describes it, else by the name of its file. */
export function mediaWords({ url, alt }: { readonly url: string; readonly alt?: string }): string {
  const said = alt?.trim() ?? '';
  return said === '' ? (url.split('/').at(-1) ?? '') : said;
}

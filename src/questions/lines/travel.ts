// Lines travel from where they were to where they are.

/** Remembers where the children of `list` stand; what is given back sets those that stand elsewhere now on their way. */
export function travelFrom(list: HTMLElement): () => void {
  const tops = new Map([...list.children].map((child) => [child, child.getBoundingClientRect().top]));
  return () => {
    const lines = [...list.children].filter((child) => child instanceof HTMLElement);
    // Nothing may be on its way already when places are measured.
    for (const line of lines) line.style.transition = 'none';
    const ways = lines.map((line) => {
      const { top } = line.getBoundingClientRect();
      return (tops.get(line) ?? top) - top;
    });
    lines.forEach((line, index) => {
      if (ways[index]) line.style.transform = `translateY(${ways[index]}px)`;
    });
    // Read, so that they stand there before they go.
    list.getBoundingClientRect();
    for (const line of lines) {
      line.style.transition = '';
      line.style.transform = '';
    }
  };
}

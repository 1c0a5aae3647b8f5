// Animates lines from their old places to their new ones (FLIP).

/**
 * Records the positions of the children of `list`; the returned function animates those that have moved
 * since.
 */
export function travelFrom(list: HTMLElement): () => void {
  const tops = new Map([...list.children].map((child) => [child, child.getBoundingClientRect().top]));
  return () => {
    const lines = [...list.children].filter((child) => child instanceof HTMLElement);
    // Nothing may be moving while positions are measured.
    for (const line of lines) line.style.transition = 'none';
    const ways = lines.map((line) => {
      const { top } = line.getBoundingClientRect();
      return (tops.get(line) ?? top) - top;
    });
    lines.forEach((line, index) => {
      if (ways[index]) line.style.transform = `translateY(${ways[index]}px)`;
    });
    // Forces layout, so that they start from there.
    list.getBoundingClientRect();
    for (const line of lines) {
      line.style.transition = '';
      line.style.transform = '';
    }
  };
}

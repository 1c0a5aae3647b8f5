// A section of a page, labeled by its heading.

import { type ComponentProps, type ReactNode, useId } from 'react';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Translated. */
  readonly title: ReactNode;
  readonly titleLook?: string;
  /** Shown beside the heading. */
  readonly tools?: ReactNode;
}

export function Section(props: SectionProps): ReactNode {
  const { title, titleLook = 'section-title', tools, children, ...section } = props;
  const id = useId();
  const heading = (
    <h2 id={id} className={titleLook}>
      {title}
    </h2>
  );
  return (
    <section {...section} aria-labelledby={id}>
      {tools === undefined ? (
        heading
      ) : (
        <div className="tools">
          {heading}
          {tools}
        </div>
      )}
      {children}
    </section>
  );
}

import { useEffect, useState } from 'react';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { withMedia } from '#importers/quizpeak/quizMedia.ts';
import type { MediaFile } from '#importers/types.ts';

const NO_FILES: readonly MediaFile[] = [];

/** Returns a function that gives questions the URLs of files that aren't uploaded yet, so that they show. */
export function useFileUrls(
  files: readonly MediaFile[] = NO_FILES,
): (question: AuthoredQuestion) => AuthoredQuestion {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const opened = new Map(files.map(({ address, blob }) => [address, URL.createObjectURL(blob)]));
    // URLs belong to an effect, which revokes them, so they come back as state.
    // oxlint-disable-next-line react/set-state-in-effect
    setUrls(opened);
    return () => {
      for (const url of opened.values()) URL.revokeObjectURL(url);
    };
  }, [files]);
  return (question) => withMedia(question, (address) => urls.get(address) ?? address);
}

// How to tell QTI from other XML.

/** Opening tag of a document of QTI, in any version. */
export const QTI_ROOT =
  /<(?:[\w.-]+:)?(?:questestinterop|assessment(?:Item|Test|Section|Stimulus)|qti-assessment-(?:item|test|section|stimulus))[\s>]/;

/** Opening tag of a package's manifest. */
export const MANIFEST_ROOT = /<(?:[\w.-]+:)?manifest\s[^>]*imsglobal\.org/;

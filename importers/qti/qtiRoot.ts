// How to tell QTI from other XML.

/** Opening tag of a document of QTI, in any version. */
export const QTI_ROOT =
  /<(?:[\w.-]+:)?(?:questestinterop|assessment(?:Item|Test|Section|Stimulus)|qti-assessment-(?:item|test|section|stimulus))[\s>]/;

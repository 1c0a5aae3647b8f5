// What everybody but the host reads in place of a profane name (specification 1, section 5).

export const PROFANE_DISPLAY_NAME = 'Fluffy Puppy';

// Name that everyone but the host sees in place of a profane one (specification 1, section 5).

export const PROFANE_DISPLAY_NAME = 'Fluffy Puppy';

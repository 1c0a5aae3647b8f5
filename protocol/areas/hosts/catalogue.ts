export const hostsErrors = {
  'host.PASSWORD_REQUIRED': 401,
  'host.PASSWORD_WRONG': 403,
} as const;

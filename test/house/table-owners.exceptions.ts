/** Which rooms use another room's table today, and why. A new one needs a better reason than these; most can go. */
export const FOREIGN: Record<string, string> = {
  'identity reads restaurants':
    "a person's restaurants without the deleted ones, and the next one when theirs is deleted",
  'images reads menu_items': 'an image may go when no dish shows it',
  'images reads restaurants': 'an image may go when no logo shows it; the quota is the owner’s',
  'menu reads images': 'a dish comes with its picture in one statement',
  'menu reads restaurants': 'the whole menu is one moment of the database: one statement',
  'menu reads slugs': 'the same statement finds the menu by its slug',
  'restaurants reads users': 'access is one statement; admins search by the owner’s email',
}

/** This number may only become smaller. */
export const FOREIGN_MAX = 7

/**
 * Passwords that the rule lets pass and that stand at the top of every leaked list; compared exactly (3-decisions §2).
 * Kept here, because a service that looks them up elsewhere would see our owners' passwords.
 */
const STEMS = [
  'Password',
  'Passw0rd',
  'P@ssw0rd',
  'P@ssword',
  'Pa$$w0rd',
  'Contraseña',
  'Contrasena',
  'Qwerty',
  'Admin',
  'Welcome',
  'Bienvenido',
  'Sobremesa',
  'Restaurante',
  'España',
  'Madrid',
  'Barcelona',
  'Abc',
  'Abcd',
  'Test',
  'Hola',
  'Secret',
  'Letmein',
  'Iloveyou',
  'Changeme',
  'Summer',
  'Winter',
  'Verano',
  'Invierno',
]
const NUMBERS = [
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '1234567',
  '12345678',
  '123456789',
  '2020',
  '2021',
  '2022',
  '2023',
  '2024',
  '2025',
  '2026',
]
const SPECIALS = ['!', '.', '*', '@', '#', '$', '-', '_', '?']

const COMMON = new Set<string>(
  STEMS.flatMap(stem => [
    ...NUMBERS.flatMap(number => SPECIALS.flatMap(special => [stem + number + special, stem + special + number])),
    ...SPECIALS.map(special => `${stem}${special}`),
  ]).concat([
    'Qwerty123!@#',
    '1qaz!QAZ',
    '1qaz@WSX',
    '!QAZ2wsx',
    '1qazXSW@',
    'Zaq1@wsx',
    'Zaq12wsx!',
    'Q1w2e3r4!',
    'Qwe123!@#',
    'Asdf1234!',
    'Aa123456!',
    'Aa123456.',
    'Aa123456@',
    'Aa12345!',
    'A1b2c3d4!',
    'Abc123!@#',
    'P@55w0rd',
    'Pa55word!',
    'Passw0rd',
    'P@ssw0rd',
  ]),
)

/** Is it on the kept list? */
export const isCommonPassword = (password: string): boolean => COMMON.has(password)

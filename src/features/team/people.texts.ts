import { namesInWords, type Right, RIGHTS } from '#features/identity/rights.rules.ts'
import { rightsInWords } from '#features/identity/rights.texts.ts'

const SMALL = ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'] as const
const howMany = (count: number): string => SMALL[count] ?? String(count)

/** 'Le ha dado Alérgenos', 'Le ha quitado Precios', 'Le ha dado Alérgenos y quitado Precios'. */
const both = (start: string, given: string | null, taken: string | null): string =>
  `${start} ${[given && `dado ${given}`, taken && `quitado ${taken}`].filter(Boolean).join(' y ')}`

/** Roles, rights and partners: EVERY-DAY §5, §9; 4-beyond §10. */
export const peopleTexts = {
  kind: 'Qué será',
  worker: 'Trabajador',
  workerHint: 'Hace lo que tú marques',
  partner: 'Socio',
  partnerHint: 'Como tú, menos pagar y borrar la cuenta',
  start: 'Empieza por',
  givenHints: {
    sala: 'Agotados, nota, horario, QR',
    cocina: 'Agotados, platos, alérgenos',
    encargado: 'Todo, menos el equipo y los pagos',
  },
  own: 'Tuyo: ',
  will: 'Podrá:',
  willOnlySee: 'Solo verá:',
  onlyYou: 'Solo tú:',
  partnerWill: 'todo lo de la carta y los restaurantes, invitar y cambiar permisos, ver el plan y las facturas.',
  partnerNot: 'contratar, cambiar y cancelar el plan, y eliminar la cuenta.',
  sentence: (rights: readonly Right[]) => `${rightsInWords(rights)}.`,
  oneByOne: 'Ajustar uno a uno',
  rights: 'Permisos',
  custom: 'a medida',
  customOf: (count: number) => `a medida (${count} de ${RIGHTS.length})`,
  different: 'con permisos distintos en cada restaurante',
  saveAsRole: 'Guardar como papel',
  roleName: 'Nombre del papel',
  roleHint: (rights: readonly Right[]) => `Podrá: ${rightsInWords(rights)}. Lo verás en «Empieza por» la próxima vez.`,
  saveRole: 'Guardar papel',
  savingRole: 'Guardando…',
  roleSaved: (name: string) => `Papel «${name}» guardado`,
  roleFailed: 'No se ha podido guardar el papel. Inténtalo de nuevo.',
  notNow: 'Ahora no',
  changeRole: (name: string) => `Cambiar «${name}»`,
  where: 'Dónde',
  differs: 'Permisos distintos en cada uno',
  alike: 'Los mismos en todos',
  roleIn: (restaurant: string) => `Papel en ${restaurant}`,
  permissionsOf: (name: string) => `Permisos de ${name}`,
  name: 'Nombre',
  email: 'Email',
  emailFixed: 'Su email lo cambia esa persona, en su perfil.',
  save: 'Guardar',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  saved: (name: string) => `Acceso de ${name} actualizado`,
  may: (name: string, deeds: string) => `${name} ya puede ${deeds}`,
  mayNot: (name: string, deeds: string) => `${name} ya no puede ${deeds}`,
  isPartner: (name: string) => `${name} ya es socio`,
  isNoPartner: (name: string) => `${name} ya no es socio`,
  seenSoon: 'Lo verá en su próximo toque',
  undone: (name: string) => `${name} queda como estaba`,
  alreadyIn: (name: string) =>
    `${name} ya está en tu equipo. Para darle otro restaurante u otros permisos, tócala en la lista.`,
  removedBy: (by: string | null, name: string) =>
    by === null ? `${name} ya no está en el equipo` : `${by} ya ha quitado a ${name} del equipo`,
  at: (restaurant: string) => ` en ${restaurant}`,
  conflict: (by: string | null, name: string) =>
    by === null ? `Ya has cambiado a ${name} en otra ventana` : `${by} ya ha cambiado a ${name}`,
  theyDid: (given: string | null, taken: string | null) => `${both('Le ha', given, taken)} hace un momento.`,
  youDid: (given: string | null, taken: string | null) => `${both('Le has', given, taken)} hace un momento.`,
  nowYouHave: (given: string | null, taken: string | null) => `${both('Ahora le has', given, taken)}.`,
  youHave: (given: string | null, taken: string | null) => `${both('Tú le has', given, taken)}.`,
  keepTheirs: (by: string | null) => (by === null ? 'Dejar lo de antes' : `Dejar lo de ${by}`),
  giveBoth: 'Dar los dos',
  doBoth: 'Hacer los dos cambios',
  failed: 'No se ha podido cambiar el acceso. Inténtalo de nuevo.',
  roleOf: (role: string, count: number) => `«${role}» es de ${howMany(count)} ${count === 1 ? 'persona' : 'personas'}`,
  taken: (rights: readonly Right[]) => `Le has quitado ${rightsInWords(rights)}.`,
  given: (rights: readonly Right[]) => `Le has dado ${rightsInWords(rights)}.`,
  have: (names: readonly string[]) =>
    names.length === 1 ? `Lo tiene ${namesInWords(names)}.` : `Lo tienen ${namesInWords(names)}.`,
  changeAll: (count: number) => `Cambiar a los ${count}`,
  changeOne: 'Cambiarlo',
  onlyOf: (name: string) => `Solo a ${name}`,
  removeRole: 'Quitar papel',
  removeRoleTitle: (name: string) => `¿Quitar el papel «${name}»?`,
  removeRoleHint: (names: readonly string[]) =>
    names.length === 0
      ? 'Solo desaparece de «Empieza por».'
      : `${namesInWords(names)} ${names.length === 1 ? 'sigue como está' : 'siguen como están'}, a medida. Solo desaparece de «Empieza por».`,
  leaveIt: 'Dejarlo',
  roleRemoved: (name: string) => `Papel «${name}» quitado`,
  demote: (name: string) => `¿${name} deja de ser socio?`,
  demoteHint: 'Pasa a Trabajador, Encargado. Deja de ver el plan, las facturas y el equipo. Le avisamos por correo.',
  demoteConfirm: 'Pasar a Encargado',
  demoteCancel: 'Seguir como socio',
  planIs: (owner: string) =>
    `El plan lo lleva ${owner}. Tú puedes invitar, cambiar permisos y quitar a quien no sea socio.`,
} as const

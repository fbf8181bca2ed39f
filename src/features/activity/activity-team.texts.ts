import { both, CHANGED, REMOVED, say, type Words } from './activity-phrases.texts.ts'

/** The words of what happens to the team and to the roles of the house (DAILY-WORK §5; EVERY-DAY §5). */
export const TEAM_WORDS = {
  'team.invited': {
    verb: ['Invitaste', 'invitó'],
    one: ({ name }) => say`a ${name} al equipo`,
    many: count => say`a ${`${count} personas`} al equipo`,
  },
  'team.joined': both(['Te uniste', 'se unió'], 'al equipo'),
  'team.removed': {
    verb: REMOVED,
    one: ({ name }) => say`a ${name} del equipo`,
    many: count => say`a ${`${count} personas`} del equipo`,
  },
  'team.renamed': {
    verb: CHANGED,
    one: ({ name }) => say`el nombre de ${name}`,
    many: count => say`el nombre de ${`${count} personas`}`,
  },
  'team.access': {
    verb: ['Diste', 'dio'],
    one: ({ name }) => say`a ${name} acceso a este restaurante`,
    many: count => say`a ${`${count} personas`} acceso a este restaurante`,
  },
  'team.noAccess': {
    verb: REMOVED,
    one: ({ name }) => say`a ${name} el acceso a este restaurante`,
    many: count => say`a ${`${count} personas`} el acceso a este restaurante`,
  },
  'team.link': {
    verb: ['Renovaste', 'renovó'],
    one: ({ name }) => say`la invitación de ${name}`,
    many: count => say`${`${count} invitaciones`}`,
  },
  'team.partner': {
    verb: ['Hiciste', 'hizo'],
    one: ({ name }) => say`socio a ${name}`,
    many: count => say`socios a ${`${count} personas`}`,
  },
  'team.noPartner': {
    verb: REMOVED,
    one: ({ name }) => say`a ${name} como socio`,
    many: count => say`a ${`${count} personas`} como socios`,
  },
  'team.rights': {
    verb: CHANGED,
    one: ({ name }) => say`lo que puede hacer ${name}`,
    many: count => say`lo que pueden hacer ${`${count} personas`}`,
  },
  'role.created': {
    verb: ['Guardaste', 'guardó'],
    one: ({ name }) => say`el papel ${name}`,
    many: count => say`${`${count} papeles`}`,
  },
  'role.changed': {
    verb: CHANGED,
    one: ({ name }) => say`lo que permite el papel ${name}`,
    many: count => say`lo que permiten ${`${count} papeles`}`,
  },
  'role.renamed': {
    verb: CHANGED,
    one: ({ name }) => say`el nombre del papel ${name}`,
    many: count => say`el nombre de ${`${count} papeles`}`,
  },
  'role.deleted': {
    verb: REMOVED,
    one: ({ name }) => say`el papel ${name}`,
    many: count => say`${`${count} papeles`}`,
  },
} as const satisfies Record<string, Words>

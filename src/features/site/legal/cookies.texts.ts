import { ACCESS_TOKEN_MINUTES, REFRESH_TOKEN_DAYS, SESSION_MAX_DAYS } from '#features/identity/identity.limits.ts'
import { CHANGES, type LegalText, WHO } from './legal-text.ts'

/** Something that stays in a visitor's browser. `name` is the real one, so that people find it in their settings. */
export type KeptInBrowser = { name: string; kind: string; purpose: string; duration: string }

const COOKIE = 'Cookie'
const MEMORY = 'Memoria del navegador'
const TAB = 'Memoria de la pestaña'

/** The table of `/politica-cookies`; the cookies' names depend on the product's URL, so the server hands them in. */
export const keptInBrowser = (cookies: { access: string; refresh: string }): readonly KeptInBrowser[] => [
  {
    name: cookies.access,
    kind: COOKIE,
    purpose: 'Mantener tu sesión iniciada',
    duration: `${ACCESS_TOKEN_MINUTES} minutos`,
  },
  {
    name: cookies.refresh,
    kind: COOKIE,
    purpose: 'Renovar la sesión sin pedirte la contraseña',
    duration: `${REFRESH_TOKEN_DAYS} días desde el último uso, ${SESSION_MAX_DAYS} como máximo`,
  },
  ...KEPT_NOTES,
]

/** What scripts keep; `kept-in-browser.test.ts` finds a script that keeps more. */
export const KEPT_NOTES: readonly KeptInBrowser[] = [
  {
    name: 'sobremesa.session',
    kind: MEMORY,
    purpose: 'Abrir el panel sin un parpadeo',
    duration: 'Hasta que cierres sesión',
  },
  {
    name: 'sobremesa.frame',
    kind: MEMORY,
    purpose: 'Mostrar enseguida el marco del panel, con tu nombre y los de tus restaurantes',
    duration: 'Hasta que cierres sesión, 30 días como máximo',
  },
  {
    name: 'sobremesa.sign-out',
    kind: MEMORY,
    purpose: 'Cerrar la sesión también si en ese momento no había conexión',
    duration: 'Hasta que vuelva la conexión',
  },
  {
    name: 'sobremesa.draft',
    kind: MEMORY,
    purpose: 'No perder una consulta, una dirección o un restaurante nuevo a medio escribir',
    duration: 'Hasta que la envíes, la descartes o cierres sesión',
  },
  {
    name: 'sobremesa.kept',
    kind: MEMORY,
    purpose: 'Ver tu carta y tu horario sin conexión, y no perder lo que cambias mientras tanto; bajo llave',
    duration: 'Hasta que lo borres, 30 días sin usarlo como máximo; al cerrar sesión no se puede leer',
  },
  {
    name: 'sobremesa.install',
    kind: MEMORY,
    purpose: 'Ofrecerte instalar el panel una sola vez, al tercer día de uso',
    duration: 'Hasta que lo borres',
  },
  {
    name: 'dashboard-files',
    kind: MEMORY,
    purpose: 'Abrir el panel sin conexión',
    duration: 'Hasta que lo borres; se cambia con cada versión',
  },
  {
    name: 'sobremesa.brought',
    kind: MEMORY,
    purpose: 'Enseñarte lo que has traído a tu carta',
    duration: 'Hasta que cierres el aviso, lo deshagas o traigas otra',
  },
  {
    name: 'sobremesa.letter-keys',
    kind: MEMORY,
    purpose: 'Recordar que apagaste los atajos de una letra',
    duration: 'Hasta que los enciendas o la borres',
  },
  {
    name: 'sobremesa.table-columns',
    kind: MEMORY,
    purpose: 'Recordar qué columnas quieres ver en la tabla de tu carta',
    duration: 'Hasta que la borres',
  },
  {
    name: 'sobremesa.restore-password',
    kind: TAB,
    purpose: 'Seguir donde estabas al recuperar la contraseña',
    duration: 'Hasta que termines o cierres la pestaña',
  },
  {
    name: 'sobremesa.email',
    kind: TAB,
    purpose: 'No pedirte el email dos veces al entrar, registrarte o recuperar la contraseña',
    duration: 'Hasta que entres o cierres la pestaña',
  },
  {
    name: 'sobremesa.chosen-plan',
    kind: TAB,
    purpose: 'Señalar en Suscripción el plan que elegiste en Precios',
    duration: 'Hasta que lo contrates, elijas otro, cierres sesión o cierres la pestaña',
  },
  {
    name: 'sobremesa.check-seen',
    kind: MEMORY,
    purpose: 'Recordar cuándo miraste la revisión de tu carta y qué decía',
    duration: 'Hasta que la borres',
  },
  {
    name: 'sobremesa.plan-end-put-away',
    kind: MEMORY,
    purpose: 'Recordar que cerraste el aviso del fin de tu plan',
    duration: 'Hasta que la borres',
  },
  {
    name: 'sobremesa.reloaded',
    kind: TAB,
    purpose: 'No recargar dos veces una página que ha fallado',
    duration: 'Hasta que cierres la pestaña',
  },
  {
    name: 'menu-language',
    kind: MEMORY,
    purpose: 'Recordar el idioma que elegiste al leer una carta',
    duration: 'Hasta que la borres',
  },
  {
    name: 'menu-pages',
    kind: MEMORY,
    purpose: 'Abrir sin conexión las cartas que ya has visitado',
    duration: 'Hasta que las borres; se quedan las últimas',
  },
  {
    name: 'menu-allergies',
    kind: MEMORY,
    purpose: 'Recordar en este móvil los alérgenos que quieres evitar; no sale de él',
    duration: 'Hasta que cierres la pestaña; con «Recordar en este móvil», hasta que lo quites',
  },
  {
    name: 'menu-picked',
    kind: MEMORY,
    purpose: 'Guardar los platos que apuntas para pedir; no sale de tu móvil',
    duration: '12 horas',
  },
  {
    name: 'menu-place',
    kind: TAB,
    purpose: 'Seguir en el mismo plato cuando cambias de idioma o actualizas una carta',
    duration: 'Un momento: se borra al abrirse la carta',
  },
  {
    name: 'menu-paper',
    kind: TAB,
    purpose: 'No repetir el aviso de que la carta de papel es de otro día',
    duration: 'Hasta que cierres la pestaña',
  },
]

/** `/politica-cookies`. */
export const cookies: LegalText = {
  title: 'Política de cookies',
  lead: 'Usamos dos cookies, y solo si inicias sesión. Quien lee una carta no recibe ninguna. No hay publicidad, ni medición de terceros, ni nada que te siga fuera de aquí; por eso no verás un aviso que aceptar.',
  sections: [
    WHO,
    {
      id: 'que-son',
      title: 'Qué guardamos en tu navegador',
      blocks: [
        'Una cookie es un texto pequeño que tu navegador guarda y nos devuelve. Las nuestras son necesarias para que el panel sepa quién eres: sin ellas no se puede entrar. Solo las lee nuestro servidor, viajan cifradas y ningún programa de la página puede leerlas.',
        'También dejamos algunas notas en la memoria de tu navegador, que no se nos envían.',
      ],
    },
    { id: 'lista', title: 'Lista completa', blocks: ['kept-in-browser'] },
    {
      id: 'rechazar',
      title: 'Cómo borrarlas',
      blocks: [
        'Puedes borrarlas en los ajustes de tu navegador. Al hacerlo:',
        {
          list: [
            'se cierra tu sesión y tendrás que volver a entrar;',
            'las cartas se abren de nuevo en su primer idioma;',
            'tu cuenta, tus restaurantes y tus QR no cambian.',
          ],
        },
      ],
    },
    {
      id: 'pago',
      title: 'Al pagar',
      blocks: [
        'El pago con tarjeta se hace en las páginas de Stripe, que tiene sus propias cookies y su propia política. En las nuestras no hay nada de Stripe.',
      ],
    },
    {
      id: 'derechos',
      title: 'Tus derechos',
      blocks: [
        'Puedes pedirnos acceso, corrección, borrado o una copia de tus datos. La copia está también en Ajustes, Seguridad. Si crees que no te hemos atendido bien, puedes acudir a la Agencia Española de Protección de Datos.',
      ],
    },
    CHANGES,
  ],
}

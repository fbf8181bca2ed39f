import { hostname, userInfo } from 'node:os'

/** Who sits at the terminal, and on which machine; containers often run users without a name. */
export function terminalUser(): { osUser: string; host: string } {
  const host = hostname()
  try {
    return { osUser: process.env['SUDO_USER'] ?? userInfo().username, host }
  } catch {
    return { osUser: `uid ${process.getuid?.()}`, host }
  }
}

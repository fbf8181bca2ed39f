/** The first of these commands that is on the PATH; undefined when none is. */
export function onPath(names: string[]): string | undefined
/** Installs a Debian package; answers whether that worked. It needs apt and root. */
export function aptInstall(name: string): Promise<boolean>

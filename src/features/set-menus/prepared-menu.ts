/** A day's menu that goes out by itself; `undeclared`: its lines of which diners will read 'sin declarar'. */
export type PreparedMenu = { day: string; undeclared: { id: string; name: string }[]; updatedAt: string }

type Owned = { snapshot: { ownerId: string }; bytes: number }

/** How much of the cache each owner has, so that the large menus of one do not push out everybody else's. */
export function createOwners<Menu extends Owned>(maxBytes: number) {
  const shares = new Map<string, { menus: Set<Menu>; bytes: number }>()

  return {
    add: (menu: Menu): void => {
      const { ownerId } = menu.snapshot
      const share = shares.get(ownerId) ?? { menus: new Set<Menu>(), bytes: 0 }
      shares.set(ownerId, share)
      share.menus.add(menu)
      share.bytes += menu.bytes
    },

    grow: ({ snapshot }: Menu, bytes: number): void => {
      const share = shares.get(snapshot.ownerId)
      if (share) share.bytes += bytes
    },

    remove: (menu: Menu): void => {
      const { ownerId } = menu.snapshot
      const share = shares.get(ownerId)
      if (!share?.menus.delete(menu)) return
      share.bytes -= menu.bytes
      if (share.menus.size === 0) shares.delete(ownerId)
    },

    /** Which other menus of its owner must go, oldest first; a menu that is too large alone stays alone. */
    tooMuchBeside: (menu: Menu): Menu[] => {
      const share = shares.get(menu.snapshot.ownerId)
      if (!share || share.bytes <= maxBytes) return []
      let bytes = share.bytes
      const gone: Menu[] = []
      for (const other of share.menus) {
        if (bytes <= maxBytes) break
        if (other === menu) continue
        gone.push(other)
        bytes -= other.bytes
      }
      return gone
    },
  }
}

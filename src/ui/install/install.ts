import { useSyncExternalStore } from 'react'

/** What Chromium sends when the page can be installed. */
type InstallEvent = Event & { prompt(): Promise<void>; userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }> }
/** `prompt`: the browser asks; `steps`: on iPhones, where a person does it; null: it cannot be, or it is done. */
export type InstallWay = 'prompt' | 'steps' | null

const STANDALONE = '(display-mode: standalone)'
const ON_PHONES = '(max-width: 640px) and (pointer: coarse)'

let offered: InstallEvent | undefined
let isDone = false
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

const isInstalled = (): boolean =>
  isDone || matchMedia(STANDALONE).matches || (navigator as { standalone?: boolean }).standalone === true
/** Chrome of an iPhone is Safari with another name, but its own menu has the same two steps. */
const isIphone = (): boolean => /iPhone|iPod/.test(navigator.userAgent)

/** It is offered to fingers on a small screen only. */
export const isPhone = (): boolean => matchMedia(ON_PHONES).matches

/** Hears whether this browser can install the dashboard; to be called once, at its start. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    offered = event as InstallEvent
    tell()
  })
  window.addEventListener('appinstalled', () => {
    offered = undefined
    isDone = true
    tell()
  })
}

export const install = {
  way: (): InstallWay => (isInstalled() ? null : offered ? 'prompt' : isIphone() ? 'steps' : null),
  /** Has the browser ask; true: it is being installed. */
  async ask(): Promise<boolean> {
    const event = offered
    // It can be used once.
    offered = undefined
    await event?.prompt()
    const choice = await event?.userChoice
    tell()
    return choice?.outcome === 'accepted'
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export const useInstallWay = (): InstallWay => useSyncExternalStore(install.subscribe, install.way)

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const UI = join(import.meta.dirname, '..')
const sources = (pattern: string): string[] => globSync(pattern, { cwd: UI }).filter(file => !file.includes('.test.'))
const read = (file: string): string => readFileSync(join(UI, file), 'utf8')

/** Parts of a widget that is shown, and those that show only while something waits or goes round the whole app. */
const WITHIN_OTHERS = [
  'CheckBox',
  'ConfirmToast',
  'CopyWritten',
  'Cropping',
  'DropZone',
  'FailureHelp',
  'FileImage',
  'FramingModal',
  'HeldCard',
  'MenuItems',
  'MessageToast',
  'NotKeptHere',
  'OfflineNote',
  'OthersWaiting',
  'PasswordRules',
  'PickButtons',
  'SortableRow',
  'SortableTabs',
  'TabLabel',
  'TakenFooter',
  'TakenNote',
  'TaskFrame',
  'TaskNotice',
  'ToastClose',
  'ToastIcon',
  'ToastText',
  'ToastViewport',
  'UiProvider',
  'UploadProgress',
  'WaitingFooter',
  'WaitingList',
  'WaitingMark',
]

test('every widget is on /components, with its name', () => {
  const shown = sources('showcase/*.tsx').map(read).join('\n')
  const widgets = sources('*/*.tsx')
    .filter(file => !file.startsWith('showcase/'))
    .flatMap(file => [...read(file).matchAll(/export (?:function|const) ([A-Z]\w+)/g)].map(([, name = '']) => name))
  expect(widgets.length).toBeGreaterThan(30)
  const missing = widgets.filter(name => !shown.includes(`<${name}`) || !shown.includes(`'${name}'`))
  expect(missing.toSorted()).toEqual(WITHIN_OTHERS)
})

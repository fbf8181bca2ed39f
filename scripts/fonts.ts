// Makes the small fonts of `src/ui/assets/fonts` again, after an update of their packages: `npm run fonts`.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CORE_FONTS, CORE_FONTS_FOLDER, makeCoreFont } from './lib/core-fonts.ts'

await mkdir(CORE_FONTS_FOLDER, { recursive: true })
for (const name of CORE_FONTS) {
  const font = await makeCoreFont(name)
  await writeFile(join(CORE_FONTS_FOLDER, `${name}-core.woff2`), font)
  console.log(`${name} ${font.length} bytes`)
}

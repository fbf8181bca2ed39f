import sharp from 'sharp'
import { readdirSync } from 'node:fs'
const [kind, from, to, out, cols, w, h] = process.argv.slice(2)
const files = readdirSync('/tmp/w/bring30-shots').filter(f=>f.includes(`-${kind}.png`)).filter(f=>f>=from&&f<to)
const W=+w,H=+h,C=+cols
const parts = await Promise.all(files.map(async (f,i)=>({input: await sharp('/tmp/w/bring30-shots/'+f).resize({width:W-8,height:H-8,fit:'contain',background:'#888'}).toBuffer(), left:(i%C)*W, top:Math.floor(i/C)*H})))
await sharp({create:{width:C*W,height:Math.ceil(files.length/C)*H,channels:3,background:'#444'}}).composite(parts).png().toFile(out)
console.log(files.join(' '))

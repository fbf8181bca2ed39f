import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { createSmtpMail } from './smtp-mail.ts'

/** A fake mail server that accepts everything, or refuses every recipient; it records what it received. */
async function mailServer(refuse = false): Promise<{ url: string; told: string[] }> {
  const told: string[] = []
  const server = createServer(socket => {
    let inMail = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 test')
    createInterface(socket).on('line', line => {
      told.push(line)
      if (inMail) {
        if (line !== '.') return
        inMail = false
        say('250 kept')
      } else if (line.startsWith('DATA')) {
        inMail = true
        say('354 go on')
      } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n')
      else say(refuse && line.startsWith('RCPT') ? '550 no such user' : '250 ok')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, told }
}

const message = {
  to: 'ana@example.com',
  subject: 'Recupera tu contraseña',
  text: 'Código 123456',
  html: '<p>Código</p>',
}

function open(url: string) {
  const mail = createSmtpMail(url, 'Sobremesa <hola@sobremesa.test>')
  onTestFinished(() => mail.close())
  return mail
}

test('a mail goes out with its sender, recipient and both forms', async () => {
  const { url, told } = await mailServer()
  await open(url).send(message)
  expect(told).toContain('MAIL FROM:<hola@sobremesa.test>')
  expect(told.filter(line => line.startsWith('RCPT'))).toEqual(['RCPT TO:<ana@example.com>'])
  expect(told.join('\n')).toMatch(/text\/plain[^]*text\/html/)
})

test('an address with a comma reaches nobody else', async () => {
  const { url, told } = await mailServer()
  await open(url)
    .send({ ...message, to: 'ana@example.com, eva@example.com' })
    .catch(() => undefined)
  expect(told.filter(line => /RCPT TO:<eva@example.com>/.test(line))).toEqual([])
})

test('a refusal and a server that is away throw, so that the job tries again', async () => {
  const { url } = await mailServer(true)
  await expect(open(url).send(message)).rejects.toThrow(/550/)
  await expect(open('smtp://127.0.0.1:1').send(message)).rejects.toThrow(/ECONNREFUSED/)
})

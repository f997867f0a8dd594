import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { machineFiles, questions } from '../scripts/machine-files.ts'

const usual = { login: 'root@a.example', folder: '/srv/site', port: '4173', smtp: '', from: 'A <a@a.example>' }

it('a machine with the usual answers gets the unit and the switch of the repository', () => {
  const files = machineFiles(usual)
  for (const name of ['site.service', 'site.socket', 'release.sh'])
    expect([name, files.get(name)]).toEqual([name, readFileSync(`server/${name}`, 'utf8')])
})

it('the folder, the port and the settings are those of the answers', () => {
  const smtp = 'smtps://site:p%40ss#w"ord$HOME@mail.example:465'
  const files = machineFiles({
    ...usual,
    folder: '/home/www/karibu',
    port: '4180',
    smtp,
    from: 'Łódź & Co <a@a.example>',
  })
  const all = [...files.values()].join('\n')
  expect(all).not.toMatch(/\/srv\/site|4173/)
  expect(all).toContain('WorkingDirectory=/home/www/karibu/current\n')
  expect(all).toContain('reverse_proxy 127.0.0.1:4180 {')
  expect(all).toContain('ListenStream=127.0.0.1:4180\n')
  expect(parseEnv(files.get('.env') ?? '')).toEqual({ SMTP_URL: smtp, MAIL_FROM: 'Łódź & Co <a@a.example>' })
  expect(parseEnv(machineFiles(usual).get('.env') ?? '')).toEqual({ MAIL_FROM: usual.from })
})

it('each question takes its usual answer, and refuses what would break the files', () => {
  for (const { usual: answer, fits } of Object.values(questions)) expect([answer, fits(answer)]).toEqual([answer, true])
  const { login, folder, port, smtp, from } = questions
  expect([folder.fits('srv'), folder.fits('/'), folder.fits('/srv/a b'), folder.fits('/srv/a;b')]).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(['80', '1023', '65536', '4173x'].filter(port.fits)).toEqual([])
  expect([login.fits('root@a; rm'), smtp.fits('mail.example'), smtp.fits("smtp://a'b"), from.fits('nobody')]).toEqual([
    false,
    false,
    false,
    false,
  ])
})

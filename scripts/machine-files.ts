/** Generates the configuration files of a self-hosted machine: systemd units, Caddyfile, `.env` and the release script. */
import { readFileSync } from 'node:fs'
import { company } from '#site/company.ts'

export interface Answers {
  /** The folder on the machine that holds the releases. */
  readonly folder: string
  /** The port on which the server listens for Caddy. */
  readonly port: string
  /** The mail server; empty for no notification mails. */
  readonly smtp: string
  /** The sender of mails. */
  readonly from: string
  /** The ssh login of root. */
  readonly login: string
}

const host = new URL(company.siteUrl).hostname

export interface Question {
  readonly text: string
  readonly usual: string
  /** What a usable answer looks like. */
  readonly expected: string
  readonly fits: (answer: string) => boolean
}

export const questions: Readonly<Record<keyof Answers, Question>> = {
  login: {
    text: 'The ssh login of root on the machine',
    usual: `root@${host}`,
    expected: 'such as root@203.0.113.7, or a name of ~/.ssh/config',
    fits: answer => /^[\w.-]+(@[\w.:-]+)?$/.test(answer),
  },
  folder: {
    text: 'Folder of the site on the machine',
    usual: '/srv/site',
    expected: 'a path such as /srv/site: letters, digits, dots, hyphens',
    fits: answer => /^(\/[\w.-]+){2,}$/.test(answer),
  },
  port: {
    text: 'Port of the server, for Caddy alone',
    usual: '4173',
    expected: 'a number from 1024 to 65535',
    fits: port => /^\d{4,5}$/.test(port) && Number(port) >= 1024 && Number(port) < 65_536,
  },
  smtp: {
    text: 'Mail server (nothing: no mails are sent)',
    usual: '',
    expected: 'such as smtps://user:password@mail.example:465',
    fits: answer => /^$|^smtps?:\/\/[^\s']+$/.test(answer),
  },
  from: {
    text: 'The sender of mails',
    usual: `${company.name.replaceAll("'", '’').replaceAll('"', '')} <${company.emails.general}>`,
    expected: 'an address, or Name <address>, without quotes',
    fits: answer => /^[^'"\n]*@[^'"\n]+$/.test(answer),
  },
}

const caddyfile = (port: string) => `# For /etc/caddy/Caddyfile. Caddy gets the certificate by itself.
${host} {
	reverse_proxy 127.0.0.1:${port} {
		# The server could close a kept connection while a form is being sent on it.
		transport http {
			keepalive off
		}
	}
}
`

/** Node does not interpret the characters of a value in single quotes. */
const settings = ({ smtp, from }: Answers) => `# Settings of the server; .env.example explains each one.
${smtp ? '' : '#'}SMTP_URL='${smtp}'
MAIL_FROM='${from}'
`

/** The files for the folder on the machine, by name. */
export function machineFiles(answers: Answers): ReadonlyMap<string, string> {
  const ofServer = (name: string) =>
    [
      name,
      readFileSync(`server/${name}`, 'utf8').replaceAll('/srv/site', answers.folder).replaceAll('4173', answers.port),
    ] as const
  return new Map([
    ...['site.service', 'site.socket', 'release.sh'].map(ofServer),
    ['Caddyfile', caddyfile(answers.port)],
    ['.env', settings(answers)],
  ])
}

/** The commands that set up the machine, once. */
export const firstSteps = ({ folder, login }: Answers) => `rsync -rp --mkpath deploy/ ${login}:${folder}/
ssh ${login}
# on the machine, where Node, Caddy and rsync are installed:
useradd --system --shell /usr/sbin/nologin site
cd ${folder} && mkdir -p releases && install -d -o site -m 700 var && chown root:site .env
cp site.service site.socket /etc/systemd/system/ && systemctl enable site && systemctl enable --now site.socket
cp Caddyfile /etc/caddy/Caddyfile && systemctl reload caddy`

/** The commands that publish a version. */
export const releaseSteps = ({ folder, login }: Answers) => `npm ci && npm run build && id=$(date +%Y%m%d-%H%M%S)
rsync -a dist dist-server data package.json package-lock.json .npmrc ${login}:${folder}/releases/$id/
ssh ${login} sh ${folder}/release.sh $id`

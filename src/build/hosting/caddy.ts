import type { EmittedFile } from '#build/emit.ts'
import { company } from '#site/company.ts'
import { type Hosting, oneAddress, patternOf, revalidated } from '#site/hosting/model.ts'

const host = new URL(company.siteUrl).hostname

/** `.deploy/Caddyfile`: the site with a certificate that Caddy gets on its own. */
export function caddy({ redirects, headers, rules }: Hosting): EmittedFile[] {
  const types = rules.flatMap(({ files, type }) => (type ? [`\theader ${files} Content-Type ${type}`] : []))
  const content = `# Copy to /etc/caddy/Caddyfile and put the site into the folder that "root" names.

(security) {
	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
		-Server
	}
}

${host} {
	root * /var/www/${host}
	encode zstd gzip

	map {path} {site_cache} {
${rules.map(rule => `\t\t~${patternOf(rule)} "${rule.cache}"`).join('\n')}
		default "${revalidated}"
	}
	map {query} {search} {
		~^(.+)$ "?\${1}"
		default ""
	}
	import security
	header Cache-Control {site_cache}
${types.join('\n')}

${redirects.map(([from, to]) => `\tredir ${from} ${to}{search} 301`).join('\n')}

	# One address a page: neither a trailing slash nor the file's extension.
	redir /index.html /{search} 301
	@slash path_regexp slash ${oneAddress.slash}
	redir @slash /{re.slash.1}{search} 301
	@extension path_regexp extension ${oneAddress.extension}
	redir @extension /{re.extension.1}{search} 301

	try_files {path} {path}.html
	file_server {
		hide .deploy
		precompressed br gzip
	}
	# An error starts without the headers that were set before it.
	handle_errors {
		import security
		header Cache-Control "${revalidated}"
		header Content-Type "text/html; charset=utf-8"
		rewrite * /404.html
		file_server
	}

	# The three POSTs under /api need a server. To pass the whole of /api to it:
	# reverse_proxy /api/* 127.0.0.1:4173
}
`
  return [{ path: '.deploy/Caddyfile', content }]
}

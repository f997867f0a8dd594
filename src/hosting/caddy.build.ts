import type { EmittedFile } from '#build/emit/files.ts'
import { company } from '#content/company.ts'
import { type Hosting, oneAddress, patternOf, revalidated, server } from './model.ts'

const host = new URL(company.siteUrl).hostname

/** Returns the Caddyfile of the site. Caddy gets the certificate itself. Proxies `/api` to `server`, if given. */
function siteConfiguration({ redirects, headers, rules }: Hosting, server?: string) {
  const types = rules
    .filter(({ files }) => !(server && files.startsWith('/api/')))
    .flatMap(({ files, type }) => (type ? [`\t\theader ${files} Content-Type ${type}`] : []))
  return `# For /etc/caddy/Caddyfile, with the site in the folder that "root" names.

# "?" sets what nothing has set yet: the server behind /api has its own.
(headers) {
${Object.entries({ ...headers, 'Cache-Control': revalidated })
  .map(([name, value]) => `\theader ?${name} "${value}"`)
  .join('\n')}
	header -Server
}

${host} {
	root * /var/www/${host}
	encode gzip

	map {path} {site_cache} {
${rules.map(rule => `\t\t~${patternOf(rule)} "${rule.cache}"`).join('\n')}
		default "${revalidated}"
	}
	map {query} {search} {
		~^(.+)$ "?\${1}"
		default ""
	}
	import headers

	route {
${server ? `\t\treverse_proxy /api/* ${server.replace(/^http:\/\//, '')}\n` : ''}		# What is no file of the site: hidden files, and names that no file can have.
		@hidden {
			path_regexp /\\.
			not path_regexp ^/\\.well-known/[^./]+(\\.[^./]+)*$
		}
		@impossible path_regexp [\\x00-\\x1f\\x5c\\x7f]
		@error-page path /404 /404.html
		@written not method GET HEAD
		error @hidden 404
		error @impossible 404
		error @error-page 404
		error @written 405

${redirects.map(([from, to]) => `\t\tredir ${from} ${to}{search} 301`).join('\n')}

		# One address a page: neither a trailing slash nor the file's extension.
		redir /index /{search} 301
		redir /index.html /{search} 301
		@slash path_regexp slash ${oneAddress.slash}
		redir @slash /{re.slash.1}{search} 301
		@extension path_regexp extension ${oneAddress.extension}
		redir @extension /{re.extension.1}{search} 301

		header Cache-Control {site_cache}
${types.join('\n')}
		try_files {path} {path}.html
		file_server {
			precompressed br gzip
		}
	}
	# An error starts without what was set before it, but for its caching.
	handle_errors {
		import headers
		header Cache-Control "${revalidated}"
		@method expression {http.error.status_code} == 405
		handle @method {
			header Allow "GET, HEAD"
			respond "Only GET and HEAD work here." 405
		}
		handle /api/* {
			header Content-Type application/json
			# A name that is too long for a file is an error to Caddy: here, and below for pages, it does not exist.
			@long expression {http.error.status_code} == 500
			respond @long \`{"error": "Not Found"}\` 404
			respond \`{"error": "{http.error.status_text}"}\` {http.error.status_code}
		}
		@name expression {http.error.status_code} in [404, 500]
		handle @name {
			rewrite * /404.html
			file_server {
				status 404
				precompressed br gzip
			}
		}
	}
}
`
}

/**
 * Returns `caddy/Caddyfile` for the files alone, and `caddy/Caddyfile-with-server` for a site with the form server on the
 * same machine.
 */
export const caddy = (model: Hosting): EmittedFile[] => [
  { path: 'caddy/Caddyfile', content: siteConfiguration(model) },
  { path: 'caddy/Caddyfile-with-server', content: siteConfiguration(model, server) },
]

/** Long names of cURL's flags that take a value: `curl --help all` of 7.88, and those that came until 8.17. */
const VALUES = namesIn(`
  abstract-unix-socket alt-svc aws-sigv4 cacert capath cert cert-type ciphers config connect-timeout connect-to
  continue-at cookie cookie-jar create-file-mode crlfile curves data data-ascii data-binary data-raw data-urlencode
  delegation dns-interface dns-ipv4-addr dns-ipv6-addr dns-servers doh-url dump-header ech egd-file engine etag-compare
  etag-save expect100-timeout form form-string ftp-account ftp-alternative-to-user ftp-method ftp-port ftp-ssl-ccc-mode
  happy-eyeballs-timeout-ms haproxy-clientip header hostpubmd5 hostpubsha256 hsts interface ip-tos ipfs-gateway json
  keepalive-cnt keepalive-time key key-type krb krb4 libcurl limit-rate local-port login-options mail-auth mail-from
  mail-rcpt max-filesize max-redirs max-time netrc-file noproxy oauth2-bearer output output-dir parallel-max
  parallel-max-host pass pinnedpubkey preproxy proto proto-default proto-redir proxy proxy-cacert proxy-capath
  proxy-cert proxy-cert-type proxy-ciphers proxy-crlfile proxy-header proxy-key proxy-key-type proxy-pass
  proxy-pinnedpubkey proxy-service-name proxy-tls13-ciphers proxy-tlsauthtype proxy-tlspassword proxy-tlsuser proxy-user
  proxy1.0 pubkey quote random-file range rate referer request request-target resolve retry retry-delay retry-max-time
  sasl-authzid service-name sigalgs socks4 socks4a socks5 socks5-gssapi-service socks5-hostname speed-limit speed-time
  ssl-sessions stderr telnet-option tftp-blksize time-cond tls-max tls13-ciphers tlsauthtype tlspassword tlsuser trace
  trace-ascii trace-config unix-socket upload-file upload-flags url url-query user user-agent variable vlan-priority
  write-out
`)

/** Long names of those without a value. Each has an opposite: `--no-buffer`. */
const SWITCHES = namesIn(`
  alpn anyauth append basic buffer ca-native cert-status clobber compressed compressed-ssh create-dirs crlf digest
  disable disable-eprt disable-epsv disallow-username-in-url doh-cert-status doh-insecure dump-ca-embed environment eprt
  epsv fail fail-early fail-with-body false-start follow form-escape ftp-create-dirs ftp-pasv ftp-pret ftp-skip-pasv-ip
  ftp-ssl-ccc ftp-ssl-control get globoff haproxy-protocol head help http0.9 http1.0 http1.1 http2 http2-prior-knowledge
  http3 http3-only ignore-content-length include insecure ipv4 ipv6 junk-session-cookies keepalive list-only location
  location-trusted mail-rcpt-allowfails manual metalink mptcp negotiate netrc netrc-optional next npn ntlm ntlm-wb
  out-null parallel parallel-immediate path-as-is post301 post302 post303 progress-bar progress-meter proxy-anyauth
  proxy-basic proxy-ca-native proxy-digest proxy-http2 proxy-insecure proxy-negotiate proxy-ntlm proxy-ssl-allow-beast
  proxy-ssl-auto-client-cert proxy-tlsv1 proxytunnel raw remote-header-name remote-name remote-name-all remote-time
  remove-on-error retry-all-errors retry-connrefused sasl-ir sessionid show-error silent skip-existing socks5-basic
  socks5-gssapi socks5-gssapi-nec ssl ssl-allow-beast ssl-auto-client-cert ssl-no-revoke ssl-reqd ssl-revoke-best-effort
  sslv2 sslv3 styled-output suppress-connect-headers tcp-fastopen tcp-nodelay tftp-no-options tls-earlydata tlsv1
  tlsv1.0 tlsv1.1 tlsv1.2 tlsv1.3 tr-encoding trace-ids trace-time use-ascii verbose version xattr
`)

/** Long names by their letters. */
const LETTERS = new Map(
  namesIn(`
  #=progress-bar 0=http1.0 1=tlsv1 2=sslv2 3=sslv3 4=ipv4 6=ipv6 :=next A=user-agent a=append B=use-ascii b=cookie
  C=continue-at c=cookie-jar D=dump-header d=data E=cert e=referer F=form f=fail G=get g=globoff H=header h=help I=head
  i=include J=remote-header-name j=junk-session-cookies K=config k=insecure L=location l=list-only M=manual m=max-time
  N=no-buffer n=netrc O=remote-name o=output P=ftp-port p=proxytunnel Q=quote q=disable R=remote-time r=range
  S=show-error s=silent T=upload-file t=telnet-option U=proxy-user u=user V=version v=verbose w=write-out X=request
  x=proxy Y=speed-limit y=speed-time Z=parallel z=time-cond
`).map((pair) => [pair.slice(0, 1), pair.slice(2)] as const),
)

const WITH_VALUE: ReadonlySet<string> = new Set(VALUES)

/** Any long option may take its value from a variable: `--expand-url`. */
const EXPAND = 'expand-'

const NAMES: ReadonlySet<string> = new Set([
  ...VALUES,
  ...SWITCHES,
  ...SWITCHES.map((name) => `no-${name}`),
  ...VALUES.map((name) => `${EXPAND}${name}`),
])

/** Whether cURL has a flag, by its long name. */
export function isCurlFlag(name: string): boolean {
  return NAMES.has(name)
}

/** Whether the next word belongs to a flag. */
export function takesCurlValue(name: string): boolean {
  return WITH_VALUE.has(name.startsWith(EXPAND) ? name.slice(EXPAND.length) : name)
}

/** The long name of a letter; null for one that cURL does not have. */
export function curlFlagOf(letter: string): string | null {
  return LETTERS.get(letter) ?? null
}

/** Every long name, for the nearest one to a misspelt flag. */
export function curlFlagNames(): Iterable<string> {
  return NAMES
}

function namesIn(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}

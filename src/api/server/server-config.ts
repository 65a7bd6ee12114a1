/** The configuration of a server: every option with its default, checked before anything is made. */
import { pino } from 'pino';
import type { OidcOptions } from '../request/oidc.js';
import { defaultLimits, type Limits } from '../request/limits.js';
import { defaultLogLevel, type ErrorLog, type LogLevel } from '../request/log.js';
import { defaultPersonalData, type PersonalData } from '../request/personal-data.js';
import type { ServerNames } from './accepted-hosts.js';

export interface ServerSettings extends ServerNames {
  /** The SHA-256 of the admin token, 64 hexadecimal digits. */
  readonly adminTokenHash: string;
  /** The provider whose identities are accepted. Default: none. */
  readonly oidc?: OidcOptions | undefined;
  /** Trusted proxies, whose `X-Forwarded-For` is used: addresses, networks such as `10.0.0.0/8`, or `loopback`. Default: none. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Private addresses and networks that webhooks may be sent to, also by http. Default: none. */
  readonly webhookNetworks?: readonly string[] | undefined;
  /** Limits that differ from their defaults. */
  readonly limits?: Partial<Limits> | undefined;
  /** Who sees players' names and discipline. Default: names for everybody, discipline for bearers of the token. */
  readonly personalData?: PersonalData;
  /** The log level. Default `info`. */
  readonly logLevel?: LogLevel;
  /** The log. Default: standard error, as JSON lines. */
  readonly log?: ErrorLog;
}

export class ServerConfig {
  readonly names: ServerNames;
  readonly adminTokenHash: string;
  readonly oidc: OidcOptions | undefined;
  readonly trustedProxies: readonly string[];
  readonly webhookNetworks: readonly string[];
  readonly limits: Limits;
  readonly personalData: PersonalData;
  readonly logLevel: LogLevel;
  readonly log: ErrorLog;

  constructor(settings: ServerSettings) {
    const { host, publicUrls, allowedOrigins } = settings;
    this.names = { host, publicUrls, allowedOrigins };
    this.adminTokenHash = settings.adminTokenHash;
    this.oidc = settings.oidc;
    this.trustedProxies = settings.trustedProxies ?? [];
    this.webhookNetworks = settings.webhookNetworks ?? [];
    this.limits = { ...defaultLimits, ...settings.limits };
    this.personalData = settings.personalData ?? defaultPersonalData;
    this.logLevel = settings.logLevel ?? defaultLogLevel;
    this.log = settings.log ?? pino({ base: null, level: this.logLevel }, pino.destination({ dest: 2, sync: true }));
  }
}

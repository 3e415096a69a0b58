type Lock = { packages: Record<string, { [key: string]: unknown; optionalDependencies?: Record<string, string> }> }

export declare function completeLock(lock: Lock): { added: string[]; unclear: string[] }

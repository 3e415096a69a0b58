import * as THREE from 'three'
import { paint } from './skin-material'

/** Materials that all parts share. */
export const MATERIALS = {
  barrel: new THREE.MeshStandardMaterial({
    color: '#1b1c1f',
    metalness: 0.5,
    roughness: 0.5,
    side: THREE.DoubleSide,
    envMapIntensity: 0.6,
  }),
  rubber: new THREE.MeshStandardMaterial({ color: '#0b0b0c', roughness: 0.75 }),
  gunmetal: new THREE.MeshPhysicalMaterial({ color: '#3c3f44', metalness: 0.8, roughness: 0.35 }),
  alloy: new THREE.MeshPhysicalMaterial({ color: '#a2a6ab', metalness: 0.95, roughness: 0.25, clearcoat: 0.6, clearcoatRoughness: 0.1 }),
  darkAlloy: new THREE.MeshPhysicalMaterial({ color: '#1a1b1e', metalness: 0.6, roughness: 0.3, clearcoat: 0.8 }),
  disc: new THREE.MeshStandardMaterial({ color: '#37393c', metalness: 0.85, roughness: 0.42 }),
  hat: new THREE.MeshStandardMaterial({ color: '#141517', metalness: 0.3, roughness: 0.6 }),
  dark: new THREE.MeshStandardMaterial({ color: '#050506', roughness: 0.95, envMapIntensity: 0.35, side: THREE.DoubleSide }),
  trim: new THREE.MeshStandardMaterial({ color: '#17181a', roughness: 0.8, envMapIntensity: 0.55 }),
  seat: new THREE.MeshStandardMaterial({ color: '#24262a', roughness: 0.7, envMapIntensity: 0.6 }),
  black: new THREE.MeshPhysicalMaterial({ color: '#08090a', roughness: 0.25, clearcoat: 1, clearcoatRoughness: 0.05 }),
  matte: new THREE.MeshStandardMaterial({ color: '#1c1d20', roughness: 0.6, side: THREE.DoubleSide }),
  chrome: new THREE.MeshStandardMaterial({ color: '#c4c7cb', metalness: 1, roughness: 0.14 }),
  red: new THREE.MeshStandardMaterial({ color: '#9c1015', roughness: 0.4 }),
  mirror: new THREE.MeshStandardMaterial({ color: '#20242a', metalness: 1, roughness: 0.03 }),
  steel: new THREE.MeshStandardMaterial({ color: '#585c61', metalness: 0.8, roughness: 0.5 }),
  hatch: new THREE.MeshStandardMaterial({ color: '#d8dbde', roughness: 0.5 }),
  paint: new THREE.MeshPhysicalMaterial({
    color: '#fff',
    metalness: 0.35,
    roughness: 0.32,
    clearcoat: 1,
    clearcoatRoughness: 0.015,
    specularIntensity: 0.35,
  }),
} as const

/** Paints skin and painted parts grey: 0 black, 1 white. The colours are mixed from the two afterwards. */
export function setPaint(level: number, metal: number): void {
  paint.colour.value.setRGB(level, level, level)
  paint.metal.value = metal
  MATERIALS.paint.color.setRGB(level, level, level)
  MATERIALS.paint.metalness = metal
}

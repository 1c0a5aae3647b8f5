// TeX commands that a single character can replace.

function pairs(list: string): readonly (readonly [string, string])[] {
  return list
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [name = '', character = ''] = pair.split('=');
      return [name, character] as const;
    });
}

/** By command name. This notation can't express an equals sign, which isn't a command anyway. */
export const TEX_SYMBOLS: ReadonlyMap<string, string> = new Map(
  pairs(`
    alpha=α beta=β gamma=γ delta=δ epsilon=ε varepsilon=ε zeta=ζ eta=η theta=θ vartheta=ϑ iota=ι kappa=κ lambda=λ mu=μ nu=ν xi=ξ
    pi=π rho=ρ sigma=σ tau=τ upsilon=υ phi=φ varphi=φ chi=χ psi=ψ omega=ω
    Gamma=Γ Delta=Δ Theta=Θ Lambda=Λ Xi=Ξ Pi=Π Sigma=Σ Phi=Φ Psi=Ψ Omega=Ω
    times=× cdot=· div=÷ pm=± mp=∓ ast=∗ star=⋆ circ=∘ bullet=• oplus=⊕ otimes=⊗
    le=≤ leq=≤ leqslant=≤ ge=≥ geq=≥ geqslant=≥ ne=≠ neq=≠ approx=≈ equiv=≡ sim=∼ simeq=≃ cong=≅ propto=∝ ll=≪ gg=≫ lt=< gt=>
    infty=∞ partial=∂ nabla=∇ sum=∑ prod=∏ int=∫ iint=∬ oint=∮ surd=√
    in=∈ notin=∉ ni=∋ subset=⊂ subseteq=⊆ supset=⊃ supseteq=⊇ cup=∪ cap=∩ setminus=∖ emptyset=∅ varnothing=∅
    forall=∀ exists=∃ neg=¬ lnot=¬ land=∧ wedge=∧ lor=∨ vee=∨ therefore=∴ because=∵
    to=→ rightarrow=→ leftarrow=← leftrightarrow=↔ Rightarrow=⇒ Leftarrow=⇐ Leftrightarrow=⇔ implies=⇒ iff=⇔ mapsto=↦ longrightarrow=→
    rightleftharpoons=⇌ uparrow=↑ downarrow=↓
    angle=∠ triangle=△ perp=⊥ parallel=∥ mid=| degree=° prime=′ dots=… ldots=… cdots=⋯ hbar=ℏ ell=ℓ Re=ℜ Im=ℑ aleph=ℵ
    langle=⟨ rangle=⟩ lfloor=⌊ rfloor=⌋ lceil=⌈ rceil=⌉ vert=| Vert=‖ colon=: lbrace={ rbrace=} square=□ checkmark=✓
  `),
);

/** By the letter in \mathbb. */
export const DOUBLE_STRUCK: Readonly<Record<string, string>> = {
  N: 'ℕ',
  Z: 'ℤ',
  Q: 'ℚ',
  R: 'ℝ',
  C: 'ℂ',
  P: 'ℙ',
};

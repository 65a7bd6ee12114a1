import type { TargetProblem } from '../../feed/webhooks/targets.js';

/** What is wrong with the address of a webhook, in both languages. */
export const targetProblems: Readonly<Record<TargetProblem, { readonly problem: string; readonly inFrench: string }>> = {
  notAUrl: {
    problem: 'must be an address such as https://club.example/tapis',
    inFrench: 'doit être une adresse comme https://club.example/tapis',
  },
  scheme: {
    problem: 'must begin with https://; http is for addresses that the operator of the server allows (--webhook-networks)',
    inFrench: 'doit commencer par https:// ; http est réservé aux adresses que l’exploitant du serveur autorise (--webhook-networks)',
  },
  credentials: {
    problem: 'must not have a name or password in it: the signature shows who sends',
    inFrench: 'ne doit contenir ni nom ni mot de passe : la signature montre qui envoie',
  },
  fragment: {
    problem: 'must not have a part after #',
    inFrench: 'ne doit rien avoir après #',
  },
  private: {
    problem: 'is a private address, which only the operator of the server can allow (--webhook-networks)',
    inFrench: 'est une adresse privée, que seul l’exploitant du serveur peut autoriser (--webhook-networks)',
  },
};
